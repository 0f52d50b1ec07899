import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callNames, contractOf, lateParts } from '../call/contract-of';
import { byteCalls, fileCalls, streamCalls, uploadCalls } from '../call/types';
import { accessKinds, needsSubject } from './protocol/access';
import { defineCall } from './protocol/define-call';
import type { CallContract } from './protocol/define-call';
import { forms } from './protocol/form-version';
import { calls } from './calls';
import type { CallName } from './calls';

const all = Object.entries(calls) as [string, CallContract][];
const names = (keep: (call: CallContract) => boolean): string[] =>
  all.filter(([, call]) => keep(call)).map(([name]) => name);

// Methods and paths as sections 7 of the two specifications write them.
const specified = `
POST /gep/user/login
POST /gep/user/logout
GET /gep/user/userinfo
PUT /gep/user
PUT /gep/user/modify/pwd
GET /gep/user/projection/{}
POST /gep/user/project
GET /gep/user/project/{}
PUT /gep/user/project/name
DELETE /gep/user/project/{}
POST /gep/user/project/copy
GET /gep/user/project/copy
GET /gep/user/project
GET /gep/user/model
POST /gep/user/project/model
GET /gep/user/project/model
POST /gep/user/project/model/calc
GET /gep/user/project/model/calc
POST /gep/user/project/model/stop
POST /gep/user/project/model/reset
GET /gep/user/project/result/model
GET /gep/user/project/model/resultFile
GET /gep/user/project/account/bundle
GET /gep/user/project/account/figure
GET /gep/user/project/resultView
GET /gep/user/ecosystem/all
GET /gep/user/project/pretreatment
POST /gep/user/project/pretreatment
POST /gep/user/project/pretreatment/stop
GET /gep/user/project/basicSetting
POST /gep/user/project/basicSetting
POST /gep/user/project/basicSettingUser
POST /gep/user/project/regionFile
GET /gep/user/project/forceCorrelation
PUT /gep/user/project/forceCorrelation
GET /gep/user/project/spatialAverage
PUT /gep/user/project/spatialAverage
POST /gep/user/inputer
PUT /gep/user/inputer
DELETE /gep/user/inputer/{}/{}
PUT /gep/user/inputer/modify/pwd
GET /gep/user/inputer/{}/userinfo
GET /gep/user/inputer/{}/district/userinfo
GET /gep/user/inputer/isexist
POST /gep/user/project/reportTemplate
POST /gep/user/project/reportForm
GET /gep/user/project/reportTemplate/{}
GET /gep/user/project/reportForm
POST /gep/user/project/reportForm/state
POST /gep/user/project/reportForm/review
GET /gep/user/project/reportForm/confirm
GET /gep/user/project/progress
GET /gep/user/project/progress/refresh
POST /gep/user/project/notice
GET /gep/user/project/reportForm/template
GET /gep/user/project/reportForm/templateFile
GET /gep/user/project/events
GET /CRGis/public/style/type/{}
GET /CRGis/userstyle
POST /CRGis/userstyle
PUT /CRGis/userstyle/{}
DELETE /CRGis/userstyle/{}
GET /gep/user/layer/vector/{}/{}/{}/{}/data
GET /gep/user/layer/raster/{}/{}/{}/{}/data
PUT /gep/user/layer/modify/{}/{}/{}/{}/style
GET /gep/user/layer/vector/statistics/{}/{}/{}/{}/{}
GET /gep/user/layer/raster/statistics/{}/{}/{}/{}/{}
GET /gep/user/layer/raster/compute/histogram/{}/{}/{}/{}/{}
GET /gep/user/layer/raster/compute/unique/{}/{}/{}/{}/{}
GET /gep/user/layer/vector/preview/statistics/{}/{}/{}
GET /gep/user/layer/raster/preview/statistics/{}/{}/{}
GET /gep/user/layer/raster/preview/compute/histogram/{}/{}/{}
GET /gep/user/layer/raster/preview/compute/unique/{}/{}/{}
POST /gep/user/layer/polygon/statistic/{}/raster
POST /gep/user/layer/file/statistic/{}/raster
GET /healthz`
  .trim()
  .split('\n');

const route = (call: CallContract): string => `${call.method} ${call.path.replace(/:[A-Za-z]+/g, '{}')}`;

describe('parts of the contract', () => {
  it('hold each call once', () => {
    expect(callNames).toHaveLength(new Set(callNames).size);
    expect([...callNames].sort()).toEqual(Object.keys(calls).sort());
  });

  it('are listed by their names', async () => {
    for (const { names, load } of lateParts)
      expect(Object.keys(await load()).sort()).toEqual([...names].sort());
  });

  it('give a client the contract of every call', async () => {
    for (const [name, call] of all) expect(await contractOf(name as CallName)).toBe(call);
  });
});

describe('the table of calls', () => {
  it('holds every call that the specification names', () => {
    const routes = new Set(all.map(([, call]) => route(call)));
    expect(specified.filter((wanted) => !routes.has(wanted))).toEqual([]);
  });

  it('has one call a method and path, under its own name', () => {
    expect(new Set(all.map(([, call]) => route(call))).size).toBe(all.length);
    expect(all.map(([, call]) => call.name)).toEqual(Object.keys(calls));
  });

  it('names an access for every call, and a subject that its schemas carry', () => {
    for (const [name, call] of all) {
      expect(accessKinds, name).toContain(call.access);
      if (!needsSubject(call.access)) continue;
      const schema = call[call.subject?.in ?? 'params'];
      const [first, second] = (call.subject?.key ?? '').split('.');
      expect(Object.keys(schema?.shape ?? {}), name).toContain(first);
      if (second === undefined) continue;
      expect(first, name).toBe('projectBasicSetting');
    }
  });

  it('agrees with the lists that the types of the client use', () => {
    expect(names((call) => call.encoding === 'multipart').sort()).toEqual([...uploadCalls].sort());
    expect(names((call) => call.binary?.when === 'always').sort()).toEqual([...fileCalls].sort());
    expect(names((call) => call.binary?.when === 'by-accept').sort()).toEqual([...byteCalls].sort());
    expect(names((call) => call.stream === true)).toEqual([...streamCalls]);
  });

  it('lets only sign-in, registration, health, app info and downloads through without a session', () => {
    const expected = ['appInfo', 'downloadFile', 'healthz', 'listDownloads', 'login', 'register'];
    expect(names((call) => call.access === 'public').sort()).toEqual([...expected, 'sendRegistrationCode']);
  });

  // What needs no version: nothing of somebody else's can be lost by it.
  const withoutVersion: Partial<Record<CallName, string>> = {
    login: 'changes no form',
    logout: 'changes no form',
    changePassword: 'asks for the old password',
    createProject: 'adds, and a name is free once',
    copyProject: 'adds, and a name is free once',
    deleteProject: 'everything goes, and so does what others have saved',
    addDepartment: 'adds, and an account is free once',
    saveUserStyle: 'adds',
    saveView: 'adds, and a name is free once',
    importPublicStyles: 'replaces the group that it names, after the screen has said so',
    changePublicStyle: 'one style, which a program reads again after each change',
    deletePublicStyle: 'one style, which is gone once',
    renamePublicGroup: 'one group, which has its old name once',
    deletePublicGroup: 'one group, which is gone once',
    startPretreatment: 'there is one run at a time, and what was changed meanwhile is planned again',
    stopPretreatment: 'there is one run at a time',
    startCalculation: 'there is one run at a time, and what was changed meanwhile is planned again',
    stopCalculation: 'there is one run at a time',
    resetCalculation: 'results go, forms stay',
    remindDepartment: 'changes no form',
    rasterLedger: 'only measures',
    previewAssignment: 'only says what would change',
    polygonStatistics: 'only measures',
    polygonSum: 'only measures',
    fileStatistics: 'only measures',
    landCoverScenario: 'stores nothing',
    regionTableFile: 'changes nothing',
    saveReportForm: 'takes the revision of the form, cell by cell',
    uploadReportFile: 'takes the place of what the department has at hand, what was handed in stays',
    uploadAccountTemplate: 'takes the place of the template before, which is whole in itself',
    deleteAccountTemplate: 'one template, which is gone once',
    setReportFormState: 'what may follow on a state is fixed',
    reviewReportForm: 'what may follow on a state is fixed',
    extendReportForm: 'one date, and the last one counts',
    readNotices: 'only the reader has these marks',
    retryNotice: 'sends once more, and changes no form',
    register: 'adds, and an account is free once',
    sendRegistrationCode: 'changes no form',
  };

  it('takes a version in every call that writes, or says why not', () => {
    const writing = all.filter(([, call]) => call.method !== 'GET');
    expect(
      writing
        .filter(([, call]) => !call.forms)
        .map(([name]) => name)
        .sort(),
    ).toEqual(Object.keys(withoutVersion).sort());
  });

  it('answers the version of every form that a call writes', () => {
    const formsOf = (keep: (call: CallContract) => boolean) =>
      [...new Set(all.filter(([, call]) => keep(call)).flatMap(([, call]) => call.forms ?? []))].sort();
    expect(formsOf((call) => call.method === 'GET')).toEqual(Object.keys(forms).sort());
    expect(formsOf((call) => call.method !== 'GET')).toEqual(Object.keys(forms).sort());
  });

  it('blocks saving settings, departments, region file and forced zero while calculating', () => {
    const blocked = names((call) => call.blockedWhileCalculating === true);
    expect(blocked).toEqual(
      expect.arrayContaining([
        'saveBasicSetting',
        'generateDepartments',
        'uploadRegionFile',
        'deleteRegionFile',
        'saveForceCorrelation',
      ]),
    );
    expect(blocked).not.toContain('stopCalculation');
  });
});

describe('defineCall', () => {
  const fine = {
    name: 'x',
    summary: '',
    method: 'GET',
    path: '/a/:id',
    params: z.object({ id: z.string() }),
    encoding: 'none',
    response: z.null(),
    payloadKey: 'data',
    access: 'session',
  } as const;

  it('refuses what a server could not register', () => {
    expect(() => defineCall({ ...fine, path: '/a/:other' })).toThrow(/places \[other\].*\[id\]/);
    expect(() => defineCall({ ...fine, path: '/a/:id/' })).toThrow(TypeError);
    expect(() => defineCall({ ...fine, access: 'project-admin' })).toThrow(/needs a subject/);
    expect(() => defineCall({ ...fine, body: z.object({}) })).toThrow(/body/);
    expect(() => defineCall({ ...fine, encoding: 'multipart' })).toThrow(/files/);
  });
});
